# each leg gets its own correction, then the corrected legs are added up
def traverse(start, backsight, angles, distances, end):
    az = []
    t = backsight - 180
    for w in angles:
        t = (t + w - 180) % 360
        az.append(t)
    az = np.array(az)
    legs = np.array([[s * np.sin(np.radians(t)), s * np.cos(np.radians(t))] for s, t in zip(distances, az)])
    gap = end - start - legs.sum(axis=0)
    legs = legs + np.einsum("i,j->ij", distances / np.sum(distances), gap)
    points = np.array([start + legs[:i + 1].sum(axis=0) for i in range(len(legs))])
    return az, gap, points
