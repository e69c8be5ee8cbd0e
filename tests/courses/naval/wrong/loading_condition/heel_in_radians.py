# left the heel in radians instead of degrees
def loading_condition(weights, centers, tanks, km):
    """Displacement, centre of gravity, metacentric height and heel of a loaded ship.

    weights: weights in t, shape (n,)
    centers: their centres (x, y, z), z above the keel, shape (n, 3)
    tanks: one row a tank: length, breadth, filling from 0 to 1, density in t/m^3, shape (k, 4)
    km: height of the transverse metacentre above the keel

    returns: displacement, center, gm, heel
        displacement: the sum of the weights
        center: the centre of gravity (x, y, z), shape (3,)
        gm: the metacentric height, corrected for free surfaces
        heel: in degrees, of the sign of y; 90.0 if gm is not positive
    """
    displacement = np.sum(weights)
    center = weights @ centers / displacement
    length, breadth, filling, density = tanks.T
    slack = (filling > 0.02) & (filling < 0.98)
    inertia = length * breadth**3 / 12
    rise = np.sum((density * inertia)[slack]) / displacement
    gm = km - center[2] - rise
    if gm <= 0:
        heel = 90.0
    else:
        heel = np.arctan(center[1] / gm)
    return displacement, center, gm, heel
