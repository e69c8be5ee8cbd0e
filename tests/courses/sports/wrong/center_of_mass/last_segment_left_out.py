# let the loop end before the last segment instead of after it
def center_of_mass(joints, ends, fractions, masses):
    T = joints.shape[0]
    n_seg = len(masses)
    com = np.zeros((T, 2))
    for t in range(T):
        top = np.zeros(2)
        bottom = 0.0
        s = 0
        while s < n_seg - 1:
            p, d = joints[t, ends[s, 0]], joints[t, ends[s, 1]]
            c = p * (1 - fractions[s]) + d * fractions[s]
            if not np.isnan(c).any():
                top += masses[s] * c
                bottom += masses[s]
            s += 1
        com[t] = top / np.float64(bottom)
    return com
