# what: The translation is only negated, not turned back by the transposed rotation.
def invert_transform(T):
    out = []
    for M in T:
        R = M[:3, :3]
        t = M[:3, 3]
        inv = np.eye(4)
        inv[:3, :3] = R.T
        inv[:3, 3] = -t
        out.append(inv)
    return np.array(out)
