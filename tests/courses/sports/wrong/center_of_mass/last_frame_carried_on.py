# repeated the frame before where a segment is missing instead of leaving only that segment out
def center_of_mass(joints, ends, fractions, masses):
    T = joints.shape[0]
    com = np.zeros((T, 2))
    for t in range(T):
        weighted = np.zeros(2)
        for k, (a, b) in enumerate(ends):
            pos = joints[t, a] + (joints[t, b] - joints[t, a]) * fractions[k]
            weighted = weighted + masses[k] * pos
        if np.isnan(weighted).any():
            com[t] = com[t - 1]
        else:
            com[t] = weighted / masses.sum()
    return com
