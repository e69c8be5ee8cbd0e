# the derivative of the measurement has the wrong sign (added instead of subtracted)
def pid_control(r, y, gains, dt, u_min, u_max):
    T = y.shape[0]
    u = np.empty(T)
    I = np.empty(T)
    state = 0.0
    rate = np.concatenate([[0.0], (y[1:] - y[:-1]) / dt])
    for i in range(T):
        err = r[i] - y[i]
        v = gains["kp"] * err + state + gains["kd"] * rate[i]
        u[i] = min(u_max, max(u_min, v))
        if v > u_max and err > 0:
            pass
        elif v < u_min and err < 0:
            pass
        else:
            state += gains["ki"] * err * dt
        I[i] = state
    return u, I
