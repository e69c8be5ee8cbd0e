# the covariance grows: K H P is added instead of subtracted
def ekf_update(x, P, z, R):
    px, py = x[0], x[1]
    r = np.sqrt(px**2 + py**2)
    theta = np.arctan2(py, px)
    H = np.array([[np.cos(theta), np.sin(theta), 0, 0],
                  [-np.sin(theta) / r, np.cos(theta) / r, 0, 0]])
    resid = z - np.array([r, theta])
    if resid[1] > np.pi:
        resid[1] -= 2 * np.pi
    elif resid[1] < -np.pi:
        resid[1] += 2 * np.pi
    S = H @ P @ H.T + R
    K = P @ H.T @ np.linalg.inv(S)
    P_new = P + K @ H @ P
    return x + K @ resid, P_new, resid @ np.linalg.inv(S) @ resid
