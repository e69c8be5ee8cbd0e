# returns the camera-to-world matrix; the inversion is forgotten
def look_at(eye, target, up):
    back = eye - target
    back = back / np.linalg.norm(back)
    upward = up - np.dot(up, back) * back
    upward = upward / np.linalg.norm(upward)
    side = np.cross(upward, back)
    pose = np.zeros((4, 4))
    pose[:3, 0] = side
    pose[:3, 1] = upward
    pose[:3, 2] = back
    pose[:3, 3] = eye
    pose[3, 3] = 1
    return pose
