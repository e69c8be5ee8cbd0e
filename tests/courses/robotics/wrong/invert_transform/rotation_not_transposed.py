# what: The rotation block is copied as it is, the translation is right.
def invert_transform(T):
    out = []
    for M in T:
        R = M[:3, :3]
        t = M[:3, 3]
        inv = np.eye(4)
        inv[:3, :3] = R
        inv[:3, 3] = -R.T.dot(t)
        out.append(inv)
    return np.array(out)
