# what: Only the scalar is divided by the norm, the vector part is not.
def quaternion_to_matrix(q):
    n = np.linalg.norm(q, axis=1)
    s = q[:, 0] / n
    v = q[:, 1:]
    S = np.zeros((len(q), 3, 3))
    S[:, 0, 1] = -v[:, 2]
    S[:, 0, 2] = v[:, 1]
    S[:, 1, 0] = v[:, 2]
    S[:, 1, 2] = -v[:, 0]
    S[:, 2, 0] = -v[:, 1]
    S[:, 2, 1] = v[:, 0]
    return np.eye(3) + 2 * s[:, None, None] * S + 2 * S @ S
