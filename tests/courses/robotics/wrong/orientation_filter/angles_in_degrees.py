# what: The angles are returned in degrees.
def orientation_filter(acc, gyro, bias, dt, tau):
    N = acc.shape[1]
    roll, pitch = np.zeros(N), np.zeros(N)
    a = tau / (dt + tau)
    w = gyro - bias[:, np.newaxis]
    for k in range(N):
        rm = np.arctan2(acc[1, k], acc[2, k])
        pm = np.arctan2(-acc[0, k], np.sqrt(acc[1, k] ** 2 + acc[2, k] ** 2))
        if k == 0:
            roll[k], pitch[k] = rm, pm
        else:
            s, c, tn = np.sin(roll[k-1]), np.cos(roll[k-1]), np.tan(pitch[k-1])
            roll[k] = a * (roll[k-1] + dt * (w[0, k] + s * tn * w[1, k] + c * tn * w[2, k])) + (1 - a) * rm
            pitch[k] = a * (pitch[k-1] + dt * (c * w[1, k] - s * w[2, k])) + (1 - a) * pm
    return np.rad2deg(roll), np.rad2deg(pitch)
