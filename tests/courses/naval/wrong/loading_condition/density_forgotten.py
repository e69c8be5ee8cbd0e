# left out the density of the liquid instead of multiplying the second moment by it
def loading_condition(weights, centers, tanks, km):
    displacement = np.sum(weights)
    center = weights @ centers / displacement
    length, breadth, filling, density = tanks.T
    slack = (filling > 0.02) & (filling < 0.98)
    inertia = length * breadth**3 / 12
    rise = np.sum(inertia[slack]) / displacement
    gm = km - center[2] - rise
    if gm <= 0:
        heel = 90.0
    else:
        heel = np.rad2deg(np.arctan(center[1] / gm))
    return displacement, center, gm, heel
