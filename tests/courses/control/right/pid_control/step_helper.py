# a helper that steps a state tuple
def pid_step(state, r, y, g, dt, lo, hi):
    integ, y_old = state
    e = r - y
    v = g["kp"] * e + integ - g["kd"] * (y - y_old) / dt
    u = hi if v > hi else lo if v < lo else v
    if u == v or (v - u) * e <= 0:
        integ = integ + g["ki"] * e * dt
    return (integ, y), u
def pid_control(r, y, gains, dt, u_min, u_max):
    state = (0.0, y[0])
    u = np.zeros(r.shape)
    integral = np.zeros(r.shape)
    for k in range(r.size):
        state, u[k] = pid_step(state, r[k], y[k], gains, dt, u_min, u_max)
        integral[k] = state[0]
    return u, integral
