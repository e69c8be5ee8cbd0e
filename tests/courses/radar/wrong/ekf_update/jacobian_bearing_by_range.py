# the bearing's row of the Jacobian is divided by r instead of r squared
def ekf_update(x, P, z, R):
    px, py, _, _ = x
    r = (px * px + py * py) ** 0.5
    c, s = px / r, py / r
    H = np.array([[c, s, 0, 0], [-s, c, 0, 0]])
    y = z - np.array([r, np.arctan2(py, px)])
    y[1] = np.angle(np.exp(1j * y[1]))
    S = np.einsum("ij,jk,lk->il", H, P, H) + R
    Si = np.linalg.inv(S)
    K = np.einsum("ij,kj,kl->il", P, H, Si)
    I = np.identity(4)
    return x + K @ y, (I - K @ H) @ P, np.einsum("i,ij,j", y, Si, y)
