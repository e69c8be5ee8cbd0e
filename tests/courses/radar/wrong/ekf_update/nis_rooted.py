# the root of the normalized innovation squared is returned
def ekf_update(x, P, z, R):
    px, py = x[0], x[1]
    r = np.sqrt(px**2 + py**2)
    H = np.array([[px / r, py / r, 0, 0], [-py / r**2, px / r**2, 0, 0]])
    y = z - np.array([r, np.arctan2(py, px)])
    y[1] = (y[1] + np.pi) % (2 * np.pi) - np.pi
    Sinv = np.linalg.inv(H @ P @ H.T + R)
    K = P @ H.T @ Sinv
    IKH = np.eye(4) - K @ H
    P_new = IKH @ P @ IKH.T + K @ R @ K.T
    mahalanobis = np.sqrt(y @ Sinv @ y)
    return x + K @ y, P_new, mahalanobis
