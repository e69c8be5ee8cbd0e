# the derivative is taken of the error instead of the measurement: the setpoint's jumps kick
def pid_control(r, y, gains, dt, u_min, u_max):
    e = r - y
    de = np.zeros_like(e)
    de[1:] = np.diff(e) / dt
    u = np.zeros_like(e)
    integral = np.zeros_like(e)
    I = 0.0
    for k in range(e.size):
        raw = gains["kp"] * e[k] + I + gains["kd"] * de[k]
        u[k] = np.clip(raw, u_min, u_max)
        if not ((raw > u_max and e[k] > 0) or (raw < u_min and e[k] < 0)):
            I = I + gains["ki"] * e[k] * dt
        integral[k] = I
    return u, integral
