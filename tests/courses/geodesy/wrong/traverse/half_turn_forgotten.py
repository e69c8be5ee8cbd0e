# the 180 degrees from a leg to the backsight of the next station are left out
def traverse(start, backsight, angles, distances, end):
    az = (backsight + np.cumsum(angles)) % 360
    t = np.deg2rad(az)
    d = np.stack([distances * np.sin(t), distances * np.cos(t)], axis=1)
    raw = start + np.cumsum(d, axis=0)
    mis = end - raw[-1]
    adj = raw + np.outer(np.cumsum(distances) / distances.sum(), mis)
    return az, mis, adj
