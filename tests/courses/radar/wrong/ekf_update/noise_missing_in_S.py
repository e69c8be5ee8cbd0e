# the measurement noise R is not added to S
def ekf_update(x, P, z, R):
    def wrap(a):
        return (a + np.pi) % (2 * np.pi) - np.pi

    px, py = x[0], x[1]
    d = np.sqrt(px**2 + py**2)
    H = np.zeros((2, 4))
    H[0, :2] = px / d, py / d
    H[1, :2] = -py / d**2, px / d**2
    y = np.array([z[0] - d, wrap(z[1] - np.arctan2(py, px))])
    S = H @ P @ H.T
    K = P @ H.T @ np.linalg.inv(S)
    nis = y @ np.linalg.inv(S) @ y
    return x + K @ y, (np.eye(4) - K @ H) @ P, nis
