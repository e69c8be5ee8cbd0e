# the Joseph form, solve in place of the inverse, the angle by while loops
def ekf_update(x, P, z, R):
    px, py, vx, vy = x
    d2 = px * px + py * py
    d = np.sqrt(d2)
    H = np.zeros((2, 4))
    H[0, 0], H[0, 1] = px / d, py / d
    H[1, 0], H[1, 1] = -py / d2, px / d2
    dr = z[0] - d
    db = z[1] - np.arctan2(py, px)
    while db >= np.pi:
        db -= 2 * np.pi
    while db < -np.pi:
        db += 2 * np.pi
    y = np.array([dr, db])
    S = H @ P @ H.T + R
    K = np.linalg.solve(S, H @ P).T
    A = np.eye(4) - K @ H
    return x + K @ y, A @ P @ A.T + K @ R @ K.T, y @ np.linalg.solve(S, y)
