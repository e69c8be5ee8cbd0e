# the weights are not normalized
def areal_rainfall(gauges, rain, cells, radius, power):
    all_w = []
    for cell in cells:
        dd = np.sqrt(((gauges - cell) ** 2).sum(axis=1))
        row = [1 / x**power if x <= radius else 0.0 for x in dd]
        if sum(row) == 0:
            row[int(np.argmin(dd))] = 1.0
        all_w.append(row)
    all_w = np.array(all_w)
    areal = np.mean(np.dot(all_w, rain), axis=0)
    return all_w, areal
