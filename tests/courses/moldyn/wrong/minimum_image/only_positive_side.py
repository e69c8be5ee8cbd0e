# what: shifts only what is farther than half a box on the positive side
def minimum_image(d, box):
    out = d.copy().astype(float)
    flat = out.reshape(-1, out.shape[-1])
    for row in flat:
        for c in range(len(box)):
            while row[c] > 0.5 * box[c]:
                row[c] -= box[c]
    return flat.reshape(out.shape)
