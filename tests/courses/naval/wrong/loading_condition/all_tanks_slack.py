# corrected for all tanks instead of the slack ones alone
def loading_condition(weights, centers, tanks, km):
    displacement = np.sum(weights)
    center = weights @ centers / displacement
    length, breadth, filling, density = tanks.T
    slack = (filling > 0.02) & (filling < 0.98)
    inertia = length * breadth**3 / 12
    rise = np.sum(density * inertia) / displacement
    gm = km - center[2] - rise
    if gm <= 0:
        heel = 90.0
    else:
        heel = np.rad2deg(np.arctan(center[1] / gm))
    return displacement, center, gm, heel
