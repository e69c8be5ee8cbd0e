# the innovation is the prediction minus the measurement
def ekf_update(x, P, z, R):
    r = np.hypot(x[0], x[1])
    b = np.arctan2(x[1], x[0])
    e = np.array([r, b]) - z
    e[1] = (e[1] + np.pi) % (2 * np.pi) - np.pi
    H = np.array([[x[0] / r, x[1] / r, 0, 0],
                  [-x[1] / r / r, x[0] / r / r, 0, 0]])
    S = R + H @ P @ H.T
    W = P @ H.T @ np.linalg.inv(S)
    return x + W @ e, P - W @ S @ W.T, e @ np.linalg.inv(S) @ e
