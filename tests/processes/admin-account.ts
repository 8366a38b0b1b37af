/** The administrator of servers in other processes. */
export const admin = {
  username: 'admin',
  password: 'example-password',
  email: 'admin@office.example',
}
