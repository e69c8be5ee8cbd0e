# the returned control signal is not limited
def pid_control(r, y, gains, dt, u_min, u_max):
    u = np.zeros(y.shape)
    integral = np.zeros(y.shape)
    acc, y_last = 0.0, y[0]
    for i, (ri, yi) in enumerate(zip(r, y)):
        ei = ri - yi
        u[i] = gains["kp"] * ei + acc - gains["kd"] * (yi - y_last) / dt
        high = u[i] > u_max and ei > 0
        low = u[i] < u_min and ei < 0
        if not high and not low:
            acc += gains["ki"] * ei * dt
        integral[i] = acc
        y_last = yi
    return u, integral
