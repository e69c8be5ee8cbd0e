# the integral part is frozen whenever the output is limited, whatever the sign of the error
def pid_control(r, y, gains, dt, u_min, u_max):
    kp, ki, kd = gains["kp"], gains["ki"], gains["kd"]
    out, integ = [], []
    s = 0.0
    yold = y[0]
    for rk, yk in zip(r, y):
        e = rk - yk
        v = kp * e + s - kd * (yk - yold) / dt
        if u_min <= v <= u_max:
            s += ki * e * dt
        out.append(max(u_min, min(u_max, v)))
        integ.append(s)
        yold = yk
    return np.array(out), np.array(integ)
