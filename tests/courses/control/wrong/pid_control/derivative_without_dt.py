# the derivative is not divided by dt
def pid_control(r, y, gains, dt, u_min, u_max):
    kp = gains["kp"]
    ki = gains["ki"]
    kd = gains["kd"]
    dy = np.diff(y, prepend=y[0])
    N = len(y)
    u = np.zeros(N)
    I = np.zeros(N)
    Iprev = 0.0
    for k in range(N):
        e = r[k] - y[k]
        v = kp * e + Iprev - kd * dy[k]
        if v > u_max:
            u[k] = u_max
            grow = e <= 0
        elif v < u_min:
            u[k] = u_min
            grow = e >= 0
        else:
            u[k] = v
            grow = True
        I[k] = Iprev + ki * e * dt * grow
        Iprev = I[k]
    return u, I
