# the points are returned without the adjustment
def traverse(start, backsight, angles, distances, end):
    az = []
    coords = [start]
    prev = backsight
    for j, (w, s) in enumerate(zip(angles, distances)):
        a = (prev + w) % 360
        az.append(a)
        coords.append(coords[j] + s * np.array([np.sin(np.radians(a)), np.cos(np.radians(a))]))
        prev = a + 180
    return np.array(az), end - coords[-1], np.array(coords[1:])
