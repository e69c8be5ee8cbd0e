# the previous measurement is never updated: the difference is always to the first measurement
def pid_control(r, y, gains, dt, u_min, u_max):
    y_prev = y[0]
    total = 0.0
    us = np.zeros(len(y))
    Is = np.zeros(len(y))
    for k, yk in enumerate(y):
        e = r[k] - yk
        v = gains["kp"] * e + total - gains["kd"] * ((yk - y_prev) / dt)
        us[k] = sorted([u_min, v, u_max])[1]
        saturated = (v > u_max and e > 0) or (v < u_min and e < 0)
        if not saturated:
            total += gains["ki"] * e * dt
        Is[k] = total
    return us, Is
