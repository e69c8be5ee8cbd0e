# two mistakes: the third row is forward instead of -forward; the translation is -eye without rotation
def look_at(eye, target, up):
    forward = target - eye
    forward = forward / np.linalg.norm(forward)
    right = np.cross(forward, up)
    right = right / np.linalg.norm(right)
    true_up = np.cross(right, forward)
    V = np.eye(4)
    V[:3, :3] = np.stack([right, true_up, forward])
    V[:3, 3] = -eye
    return V
