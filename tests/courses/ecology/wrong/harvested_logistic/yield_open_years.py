# the mean catch is taken over the years with a catch only, closed years are left out of the mean
def harvested_logistic(n0, r, K, effort, refuge, steps):
    fish = [np.array(n0)]
    landings = []
    for year in range(steps):
        s = fish[year]
        s = s + r * s * (1 - s / K)
        s = np.where(s > 0, s, 0)
        landing = np.where(s > refuge, (s - refuge) * effort, 0)
        landings.append(landing)
        fish.append(s - landing)
    fish, landings = np.transpose(fish), np.transpose(landings)
    closed = np.zeros(len(n0), dtype=int)
    y = np.zeros(len(n0))
    for i, row in enumerate(landings):
        caught = row[row > 0]
        closed[i] = steps - len(caught)
        if len(caught):
            y[i] = caught.mean() / (r[i] * K[i] / 4)
    return fish, landings, y, closed, fish[:, -1] < K / 2
