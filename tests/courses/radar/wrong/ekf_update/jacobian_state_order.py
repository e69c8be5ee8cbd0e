# the Jacobian's columns are in the order px, vx, py, vy instead of px, py, vx, vy
def ekf_update(x, P, z, R):
    px, py = x[0], x[1]
    r = np.hypot(px, py)
    H = np.array([
        [px / r, 0, py / r, 0],
        [-py / r**2, 0, px / r**2, 0],
    ])
    z_hat = np.array([r, np.arctan2(py, px)])
    inno = z - z_hat
    inno[1] = np.arctan2(np.sin(inno[1]), np.cos(inno[1]))
    S = H @ P @ H.T + R
    K = P @ H.T @ np.linalg.inv(S)
    return x + K @ inno, (np.eye(4) - K @ H) @ P, inno @ np.linalg.inv(S) @ inno
