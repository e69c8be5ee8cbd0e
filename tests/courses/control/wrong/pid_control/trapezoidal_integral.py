# the integral part grows by the mean of this and the previous error (trapezoidal) instead of the present error
def pid_control(r, y, gains, dt, u_min, u_max):
    e = r - y
    T = e.shape[0]
    u = np.zeros(T)
    integral = np.zeros(T)
    I = 0.0
    for k in range(T):
        ek1 = e[k - 1] if k > 0 else e[0]
        d = (y[k] - y[k - 1]) / dt if k > 0 else 0
        v = gains["kp"] * e[k] + I - gains["kd"] * d
        u[k] = np.clip(v, u_min, u_max)
        if not ((v > u_max and e[k] > 0) or (v < u_min and e[k] < 0)):
            I = I + gains["ki"] * dt * (e[k] + ek1) / 2
        integral[k] = I
    return u, integral
