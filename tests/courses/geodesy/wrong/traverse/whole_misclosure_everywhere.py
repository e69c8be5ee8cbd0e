# the whole misclosure is added to every point
def traverse(start, backsight, angles, distances, end):
    direction = backsight - 180
    az = np.zeros_like(angles)
    for i in range(angles.size):
        direction = (direction + 180 + angles[i]) % 360
        az[i] = direction
    rad = np.radians(az)
    legs = np.stack((np.sin(rad), np.cos(rad)), axis=1) * distances.reshape(-1, 1)
    raw = start + np.cumsum(legs, axis=0)
    return az, end - raw[-1], raw + (end - raw[-1])
