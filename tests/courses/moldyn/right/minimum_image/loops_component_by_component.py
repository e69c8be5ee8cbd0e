# what: shifts each component by whole boxes until it lies within half a side
def minimum_image(d, box):
    out = np.array(d, dtype=float)
    for c in range(len(box)):
        part = out[..., c]
        while np.any(part > box[c] / 2):
            part = np.where(part > box[c] / 2, part - box[c], part)
        while np.any(part < -box[c] / 2):
            part = np.where(part < -box[c] / 2, part + box[c], part)
        out[..., c] = part
    return out
