/** The reference: a Socket.IO server with a room per conversation and no storage. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'

const server = createServer()
const io = new Server(server, { transports: ['websocket'] })
io.on('connection', (socket) => {
  socket.on('join', (room: string, done: () => void) => {
    socket.join(room)
    done()
  })
  socket.on('message', (room: string, message: unknown, done: () => void) => {
    io.to(room).emit('message', message)
    done()
  })
})
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
