# what: The rotation is updated before the position is, so the link's offset is turned by the new frame instead of the old one.
def arm_forward(a, alpha, d, theta):
    R = np.eye(3)
    p = np.zeros(3)
    history = [np.eye(4)]
    for i in range(len(a)):
        c, s = np.cos(theta[i]), np.sin(theta[i])
        offset = np.array([a[i] * c, a[i] * s, d[i]])
        Rz = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
        c, s = np.cos(alpha[i]), np.sin(alpha[i])
        Rx = np.array([[1, 0, 0], [0, c, -s], [0, s, c]])
        R = R @ Rz @ Rx
        p = p + R @ offset
        H = np.eye(4)
        H[:3, :3] = R
        H[:3, 3] = p
        history.append(H)
    return H, history
