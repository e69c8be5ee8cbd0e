# what: Takes the scalar last, and gives the transposed matrices.
def quaternion_to_matrix(q):
    q = q / np.sqrt(np.sum(q**2, axis=1, keepdims=True))
    x, y, z, w = q.T
    rows = np.array([
        [1 - 2*y*y - 2*z*z, 2*x*y - 2*w*z, 2*x*z + 2*w*y],
        [2*x*y + 2*w*z, 1 - 2*x*x - 2*z*z, 2*y*z - 2*w*x],
        [2*x*z - 2*w*y, 2*y*z + 2*w*x, 1 - 2*x*x - 2*y*y],
    ])
    return rows.transpose(2, 1, 0)
