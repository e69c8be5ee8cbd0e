# what: The correction is measured from the old angle instead of the predicted one.
def orientation_filter(acc, gyro, bias, dt, tau):
    m = acc.shape[1]
    beta = dt / (tau + dt)
    angles = np.zeros((2, m))
    for k in range(m):
        ax, ay, az = acc[:, k]
        meas = np.array([np.arctan2(ay, az), np.arctan2(-ax, np.sqrt(ay * ay + az * az))])
        if k == 0:
            angles[:, 0] = meas
            continue
        r, p = angles[:, k - 1]
        E = np.array([[1, np.sin(r) * np.tan(p), np.cos(r) * np.tan(p)], [0, np.cos(r), -np.sin(r)]])
        pred = angles[:, k - 1] + dt * (E @ (gyro[:, k] - bias))
        angles[:, k] = pred + beta * (meas - angles[:, k - 1])
    return angles[0], angles[1]
