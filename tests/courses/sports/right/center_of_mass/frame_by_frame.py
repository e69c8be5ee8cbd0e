def center_of_mass(joints, ends, fractions, masses):
    """Frame by frame, segment by segment."""
    result = []
    for frame in joints:
        sx, sy, m = 0.0, 0.0, 0.0
        for (a, b), f, mass in zip(ends, fractions, masses):
            x = frame[a][0] + f * (frame[b][0] - frame[a][0])
            y = frame[a][1] + f * (frame[b][1] - frame[a][1])
            if np.isnan(x) or np.isnan(y):
                continue
            sx += mass * x
            sy += mass * y
            m += mass
        result.append([sx / m, sy / m])
    return np.array(result)
