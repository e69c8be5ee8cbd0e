def center_of_mass(joints, ends, fractions, masses):
    def center(s):
        start, stop = joints[:, ends[s][0]], joints[:, ends[s][1]]
        return (1 - fractions[s]) * start + fractions[s] * stop

    centers = np.stack([center(s) for s in reversed(range(len(masses)))], axis=1)
    com = np.empty((len(joints), 2))
    for t in range(len(joints)):
        there = ~np.isnan(centers[t]).any(axis=1)
        com[t] = np.average(centers[t][there], axis=0, weights=masses[::-1][there])
    return com
