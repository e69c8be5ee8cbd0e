# the bearing of the innovation is not brought into [-pi, pi)
def ekf_update(x, P, z, R):
    px, py, vx, vy = x
    rng = np.hypot(px, py)
    brg = np.arctan2(py, px)
    H = np.zeros((2, 4))
    H[0, 0] = px / rng
    H[0, 1] = py / rng
    H[1, 0] = -py / rng**2
    H[1, 1] = px / rng**2
    innovation = z - np.array([rng, brg])
    S = H @ P @ H.T + R
    Sinv = np.linalg.inv(S)
    K = P @ H.T @ Sinv
    return x + K @ innovation, (np.eye(4) - K @ H) @ P, innovation @ Sinv @ innovation
