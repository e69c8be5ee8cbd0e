# what: by angle and axis
def quaternion_to_matrix(q):
    res = []
    for row in q:
        row = row / np.linalg.norm(row)
        angle = 2 * np.arctan2(np.linalg.norm(row[1:]), row[0])
        k = row[1:] / np.linalg.norm(row[1:])
        C = np.array([[0, -k[2], k[1]], [k[2], 0, -k[0]], [-k[1], k[0], 0]])
        res.append(np.cos(angle) * np.eye(3) + np.sin(angle) * C + (1 - np.cos(angle)) * np.outer(k, k))
    return np.stack(res)
