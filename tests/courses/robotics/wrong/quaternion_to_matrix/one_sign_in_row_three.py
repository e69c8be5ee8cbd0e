# what: In the third row, y z + w x has a minus.
def quaternion_to_matrix(q):
    mats = np.zeros((q.shape[0], 3, 3))
    for i in range(q.shape[0]):
        a, b, c, d = q[i] / np.linalg.norm(q[i])
        mats[i] = [
            [a*a + b*b - c*c - d*d, 2*(b*c - a*d), 2*(b*d + a*c)],
            [2*(b*c + a*d), a*a - b*b + c*c - d*d, 2*(c*d - a*b)],
            [2*(b*d - a*c), 2*(c*d - a*b), a*a - b*b - c*c + d*d],
        ]
    return mats
