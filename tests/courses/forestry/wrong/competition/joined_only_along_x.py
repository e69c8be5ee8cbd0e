# joined the edges along the first coordinate only instead of along both
def competition(xy, dbh, side, radius):
    ha = side * side / 1e4
    bal, hegyi = [], []
    for i, own in enumerate(dbh):
        bigger = 0.0
        index = 0.0
        for j, other in enumerate(dbh):
            if other > own:
                bigger = bigger + np.pi / 4 * (other / 100) ** 2
            gap = np.abs(xy[j] - xy[i])
            gap[0] = min(gap[0], side - gap[0])
            r = np.linalg.norm(gap)
            if j != i and r <= radius:
                index = index + other / own / (r + 1)
        bal.append(bigger / ha)
        hegyi.append(index)
    return {"bal": np.array(bal), "hegyi": np.array(hegyi)}
