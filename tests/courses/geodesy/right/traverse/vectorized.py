# no loop: cumulative sums
def traverse(start, backsight, angles, distances, end):
    az = np.mod(backsight + np.cumsum(angles) + 180 * np.arange(len(angles)), 360)
    t = np.deg2rad(az)
    raw = start + np.cumsum(np.column_stack([distances * np.sin(t), distances * np.cos(t)]), axis=0)
    gap = end - raw[-1]
    return az, gap, raw + np.outer(np.cumsum(distances) / distances.sum(), gap)
