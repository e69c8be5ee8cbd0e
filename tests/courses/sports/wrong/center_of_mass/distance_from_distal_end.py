# measured the fraction from the distal end instead of from the proximal end
def center_of_mass(joints, ends, fractions, masses):
    """The body's center of mass in each frame.

    joints: positions of the markers, forward and upward, in m, shape (T, J, 2);
        nan for a marker that is not seen in a frame
    ends: the proximal and the distal marker of each segment, whole numbers, shape (S, 2)
    fractions: where each segment's center lies, from the proximal (0) to the distal end (1), shape (S,)
    masses: the segments' masses in kg, shape (S,)

    returns: the center of mass of the segments that are seen, shape (T, 2)
    """
    frames = joints.shape[0]
    moment = np.zeros((frames, 2))
    total = np.zeros((frames, 1))
    for s in range(len(masses)):
        proximal = joints[:, ends[s, 0]]
        distal = joints[:, ends[s, 1]]
        center = distal + fractions[s] * (proximal - distal)
        seen = ~np.isnan(center).any(axis=1, keepdims=True)
        moment += masses[s] * np.where(seen, center, 0.0)
        total += masses[s] * seen
    return moment / total
