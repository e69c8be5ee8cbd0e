# the information form: inverse covariances are added, the gain comes from the new covariance
def ekf_update(x, P, z, R):
    r = np.hypot(x[0], x[1])
    b = np.arctan2(x[1], x[0])
    H = np.array([[np.cos(b), np.sin(b), 0, 0], [-np.sin(b) / r, np.cos(b) / r, 0, 0]])
    Ri = np.linalg.inv(R)
    P_new = np.linalg.inv(np.linalg.inv(P) + H.T @ Ri @ H)
    dz = np.array([z[0] - r, np.angle(np.exp(1j * (z[1] - b)))])
    x_new = x + P_new @ H.T @ Ri @ dz
    nis = dz @ np.linalg.solve(H @ P @ H.T + R, dz)
    return x_new, P_new, nis
