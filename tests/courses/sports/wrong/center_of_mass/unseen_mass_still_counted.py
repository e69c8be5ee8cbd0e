# added the mass of every segment to the total instead of only of those that are seen
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
        center = proximal + fractions[s] * (distal - proximal)
        moment += masses[s] * np.nan_to_num(center)
        total += masses[s]
    return moment / total
