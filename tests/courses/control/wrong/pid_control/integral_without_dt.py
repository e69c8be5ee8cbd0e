# the integral part lacks the factor dt
def pid_control(r, y, gains, dt, u_min, u_max):
    u = []
    integral = []
    total = 0
    for k in range(len(r)):
        e = r[k] - y[k]
        slope = (y[k] - y[max(k - 1, 0)]) / dt
        v = gains["kp"] * e + total - gains["kd"] * slope
        windup = (e > 0) if v > u_max else ((e < 0) if v < u_min else False)
        if not windup:
            total = total + gains["ki"] * e
        u.append(float(np.clip(v, u_min, u_max)))
        integral.append(float(total))
    return np.array(u), np.array(integral)
