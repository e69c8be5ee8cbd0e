# the gain uses the inverse of R instead of the inverse of S
def ekf_update(x, P, z, R):
    pos = x[:2]
    r = np.linalg.norm(pos)
    H = np.hstack([np.array([[pos[0] / r, pos[1] / r], [-pos[1] / r**2, pos[0] / r**2]]),
                   np.zeros((2, 2))])
    y = z - [r, np.arctan2(pos[1], pos[0])]
    y[1] = np.mod(y[1] + np.pi, 2 * np.pi) - np.pi
    S = H @ P @ H.T + R
    K = P @ H.T @ np.linalg.inv(R)
    x_new = x + K @ y
    P_new = (np.eye(4) - K @ H) @ P
    return x_new, P_new, y @ np.linalg.inv(S) @ y
