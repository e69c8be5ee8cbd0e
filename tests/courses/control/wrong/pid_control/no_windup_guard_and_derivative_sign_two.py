# two mistakes: no anti-windup, and the derivative of the measurement is added instead of subtracted
def pid_control(r, y, gains, dt, u_min, u_max):
    e = r - y
    integral = np.cumsum(gains["ki"] * e * dt)
    I_before = np.concatenate([[0.0], integral[:-1]])
    dy = np.diff(y, prepend=y[:1]) / dt
    u = np.clip(gains["kp"] * e + I_before + gains["kd"] * dy, u_min, u_max)
    return u, integral
