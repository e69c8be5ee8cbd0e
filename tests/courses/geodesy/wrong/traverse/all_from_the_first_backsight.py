# every angle is laid off from the first backsight; the azimuth is not carried from leg to leg
def traverse(start, backsight, angles, distances, end):
    az = np.mod(backsight + angles, 360)
    d = distances * np.array([np.sin(np.radians(az)), np.cos(np.radians(az))])
    pts = start + np.cumsum(d, axis=1).T
    m = end - pts[-1, :]
    pts = pts + np.einsum("i,j->ij", np.cumsum(distances) / distances.sum(), m)
    return az, m, pts
